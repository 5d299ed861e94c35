import type { ComponentProps } from "react";

export type ButtonVariant = "main" | "quiet" | "danger" | "link";

interface Look {
  variant?: ButtonVariant;
  /** Small: for rows of equals and for headers. Still 44 px high on touch screens. */
  small?: boolean;
}

export interface ButtonProps extends ComponentProps<"button">, Look {
  /** What the button reads while its form is on its way; the page's script swaps it in. */
  busyLabel?: string;
}

export interface ButtonLinkProps extends ComponentProps<"a">, Look {
  href: string;
}

function buttonClass({ variant = "quiet", small = false }: Look, className: string | undefined) {
  return ["button", `button-${variant}`, small && "button-small", className]
    .filter(Boolean)
    .join(" ");
}

/** A screen has one `main` button: its single most likely action. */
export function Button({
  variant,
  small,
  busyLabel,
  className,
  type = "submit",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, small }, className)}
      data-busy-label={busyLabel}
    >
      {children}
    </button>
  );
}

export function ButtonLink({ variant, small, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, small }, className)}>
      {children}
    </a>
  );
}
