// SPDX-License-Identifier: MIT
// The entry of the module that on_request.cpp loads; both are compiled in one build.
#include "core/subjects/registry.hpp"

extern "C" __attribute__((visibility("default"))) void gjkproof_on_request(
    subjects::OnRequest& all) {
  all = subjects::on_request_subjects();
}
