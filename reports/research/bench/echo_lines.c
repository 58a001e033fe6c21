// SPDX-License-Identifier: MIT
// A program of the line protocol that solves nothing: it sends the same reply to every case, so
// that a query costs what the protocol costs.  With the argument "raw", numbers are in bytes, and a
// line answers a run.
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// intersecting, distance and both witness points
static const double numbers[8] = {0, 1.25, 0.1, 0.2, 1.5, 0.1, 0.2, 2.75};

static void reply_to_run(const char* line, int raw) {
  size_t count = 0;
  for (const char* at = line; (at = strstr(at, "\"seq\":")) != NULL; ++count) {
    at += strlen("\"seq\":");
    const unsigned long seq = strtoul(at, NULL, 10);
    if (raw) {
      printf("%s%lu", count == 0 ? "{\"seq\":[" : ",", seq);
    } else {
      printf(
          "{\"seq\":%lu,\"intersecting\":false,\"distance\":1.25,"
          "\"witness_a\":[0.1,0.2,1.5],\"witness_b\":[0.1,0.2,2.75]}\n",
          seq);
    }
  }
  if (!raw || count == 0) return;
  printf("],\"raw\":[\"intersecting\",\"distance\",\"witness_a\",\"witness_b\"]}\n");
  while (count-- > 0) fwrite(numbers, sizeof numbers, 1, stdout);
}

static void skip(size_t bytes) {
  static char block[1 << 16];
  while (bytes > 0) {
    const size_t some = bytes < sizeof block ? bytes : sizeof block;
    if (fread(block, 1, some, stdin) == 0) exit(0);
    bytes -= some;
  }
}

int main(int argc, char** argv) {
  const int raw = argc > 1 && strcmp(argv[1], "raw") == 0;
  char* line = NULL;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0 && strncmp(line, "{\"stop\"", 7) != 0) {
    if (strncmp(line, "{\"start\"", 8) == 0) {
      printf(
          "{\"started\":{\"protocol\":1,\"name\":\"echo\",\"answers\":[\"distance\",\"witnesses\"],"
          "\"numbers\":\"%s\",\"run\":%d}}\n",
          raw ? "raw" : "decimal", raw ? 1024 : 64);
    }
    reply_to_run(line, raw);
    const char* const bytes = raw ? strstr(line, "\"bytes\":") : NULL;
    if (bytes != NULL) skip(strtoul(bytes + strlen("\"bytes\":"), NULL, 10));
    fflush(stdout);
  }
  free(line);
  return 0;
}
