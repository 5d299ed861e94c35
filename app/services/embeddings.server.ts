import { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { AppError } from "#app/config/app-error.ts";

/** Nobody waits for a search longer than this. */
const TIMEOUT_MS = 5_000;

/** No vectors were had: the endpoint did not answer in time, or with something else. */
export class EmbeddingsError extends AppError {
  override name = "EmbeddingsError";
  /** Null where there was no answer at all. */
  readonly status: number | null;

  constructor(status: number | null, options?: ErrorOptions) {
    super("no vectors of the embeddings endpoint", options);
    this.status = status;
  }
}

/** What an endpoint that speaks OpenAI's embeddings answers: one vector for each text, by its place. */
const answerSchema = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()).min(1) })),
});

/** Whether texts can be compared by their meaning. */
export function isEmbeddingConfigured(): boolean {
  return environment().embeddings !== null;
}

/** What vectors are made by: those of another model can't be compared with them. */
export function embeddingModel(): string {
  return environment().embeddings?.model ?? "";
}

/**
 * The vectors of some texts, in their order, all of one length. One try of five seconds; throws an
 * EmbeddingsError. Only texts of the knowledge and searches of admins go there, never a person's words.
 */
export async function embed(texts: readonly string[]): Promise<number[][]> {
  const { embeddings } = environment();
  if (!embeddings) throw new EmbeddingsError(null);
  const response = await ask(embeddings, texts);
  if (!response.ok) {
    await response.body?.cancel();
    throw new EmbeddingsError(response.status);
  }
  const read = answerSchema.safeParse(await response.json().catch(() => null));
  const vectors = (read.data?.data ?? [])
    .toSorted((a, b) => a.index - b.index)
    .map(({ embedding }) => embedding);
  const [first] = vectors;
  const isWhole = vectors.length === texts.length && vectors.every(isAsLong(first?.length ?? 0));
  if (!isWhole) throw new EmbeddingsError(response.status);
  return vectors;
}

function isAsLong(length: number) {
  return (vector: readonly number[]) => vector.length === length;
}

async function ask(
  { url, apiKey, model }: { url: string; apiKey: string | null; model: string },
  input: readonly string[],
): Promise<Response> {
  try {
    return await fetch(`${url}/embeddings`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, input, encoding_format: "float" }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new EmbeddingsError(null, { cause: error });
  }
}
