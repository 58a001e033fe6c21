// SPDX-License-Identifier: MIT
// Whether markup is well-formed enough to be rendered: every tag is closed, in order.
#pragma once

#include <string>
#include <vector>

// Returns the offending tag, or an empty string.
inline std::string unclosed_tag(const std::string& markup) {
  std::vector<std::string> open;
  for (std::size_t at = markup.find('<'); at != std::string::npos; at = markup.find('<', at + 1)) {
    const std::size_t end = markup.find('>', at);
    if (end == std::string::npos) return markup.substr(at);
    const std::string tag = markup.substr(at + 1, end - at - 1);
    if (tag.starts_with('!') || tag.ends_with('/')) continue;
    const bool closes = tag.starts_with('/');
    const std::string name = tag.substr(closes ? 1 : 0, tag.find(' ') - (closes ? 1 : 0));
    if (!closes) {
      open.push_back(name);
    } else if (open.empty() || open.back() != name) {
      return tag;
    } else {
      open.pop_back();
    }
  }
  return open.empty() ? std::string() : open.back();
}
