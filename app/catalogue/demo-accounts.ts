/** The accounts that demo mode seeds. */
export const DEMO_PASSWORD = "demo-password";

export const DEMO_ACCOUNTS = [
  { email: "free@demo.local", firstName: "Robin", lastName: "Free", what: "free plan" },
  { email: "premium@demo.local", firstName: "Sam", lastName: "Premium", what: "premium plan" },
  { email: "admin@demo.local", firstName: "Alex", lastName: "Admin", what: "administrator" },
] as const;

/** Whether demo mode seeds an account with this address, again where it was deleted. */
export function isDemoAccount(email: string): boolean {
  return DEMO_ACCOUNTS.some((account) => account.email === email);
}
