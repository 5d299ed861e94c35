import { isRouteErrorResponse } from "react-router";

const lastPages = new Map<string, unknown>();

/** Remembers what a page shows, as the server sent it. */
export function rememberPage(path: string, page: unknown): void {
  lastPages.set(path, page);
}

/** A page that can not be fetched again stays as it was: its words are not the network's to take. */
export async function keepOnNetworkFailure<Page>(
  path: string,
  load: () => Promise<Page>,
): Promise<Page> {
  try {
    const page = await load();
    rememberPage(path, page);
    return page;
  } catch (error) {
    const last = lastPages.get(path);
    if (last === undefined || !isNetworkFailure(error)) throw error;
    return last as Page;
  }
}

/** Whether something did not reach the server, or the server could not answer. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
}
