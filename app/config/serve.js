/** Options of the engine: what is no longer used is collected when nobody asks (see collect-when-idle.ts). */
export const ENGINE_OPTIONS = ["--expose-gc"];

/**
 * What has to stand in the environment before the process begins.
 *
 * The allocator of the C library: by default each of the engine's threads gets a heap of its own, and
 * blocks of up to 32 MB come to be kept for the next one: an idle server held 301 MB after seven thousand
 * requests. With one heap it is 235 MB, and with blocks from 32 kB on given back at once (what a socket
 * reads into is 64 kB) 182 MB, for no more processor time.
 *
 * Where Node keeps what it compiled, so that the next start takes a quarter less: it follows the code by
 * its content, and where nothing can be written it's simply not kept.
 */
export const SERVER_VARIABLES = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "32768",
  NODE_COMPILE_CACHE: "build/.compiled",
};

/** The program that serves what was built, from the project's folder. */
export const SERVER = ["app/entry.serve.ts"];
