/** The provider says no, in the words that its API has for it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string } };

  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(code !== undefined && { code }) } };
  }
}

/** Stands for what is not there, as the provider answers it: with 404 in a path, with 400 in a field. */
export function missing(what: string, id: string, status = 404): StripeRefusal {
  const message = `No such ${what}: '${id}'`;
  return new StripeRefusal(status, "invalid_request_error", message, "resource_missing");
}
