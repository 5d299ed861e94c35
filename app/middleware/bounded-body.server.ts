/**
 * Reads the body of a request; null if it is larger than the limit. The rest stays unread here, and the
 * server drops it after the answer: canceling the stream would cut the connection before that.
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
