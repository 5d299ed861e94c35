/** Whether something failed because the database could not be read or written, and not by a bug. */
export function isDatabaseFailure(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (
      "code" in each &&
      typeof each.code === "string" &&
      /^SQLITE_(?!CONSTRAINT|ERROR)/.test(each.code)
    ) {
      return true;
    }
  }
  return false;
}
