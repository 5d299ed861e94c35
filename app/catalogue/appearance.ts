/** Light or dark, or as the device has it. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How large text is, beside what the browser itself is set to. */
export const TEXT_SIZES = ["normal", "large", "larger"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How pages look to somebody. */
export interface Appearance {
  theme: Theme;
  textSize: TextSize;
}

export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: "Same as my device",
  light: "Light",
  dark: "Dark",
};

export const TEXT_SIZE_LABELS: Readonly<Record<TextSize, string>> = {
  normal: "Normal",
  large: "Large",
  larger: "Larger",
};
