/**
 * The body of a request, or null where it is larger than that. What is over is left where it is: the
 * server reads and drops it behind the answer, for to end the stream here would cut the connection
 * before the answer has come.
 */
export async function readBoundedBody(
  request: Request,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
