import { ButtonLink } from "#app/ui/button.tsx";

/** Above another way to sign in: the provider's. A link, because forms may lead to our own pages alone. */
export function ProviderButton({ provider, next }: { provider: string; next: string | null }) {
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return <ButtonLink href={`/auth/provider${query}`}>Continue with {provider}</ButtonLink>;
}
