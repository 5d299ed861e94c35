import type { ThemeId } from "../exercises/exercise.ts";
import type { ThemeLines } from "./theme-line.ts";
import { bodyThemeLines } from "./theme-lines-body.ts";
import { heartThemeLines } from "./theme-lines-heart.ts";
import { worldThemeLines } from "./theme-lines-world.ts";

export const themeLines: Readonly<Record<ThemeId, ThemeLines>> = {
  ...bodyThemeLines,
  ...heartThemeLines,
  ...worldThemeLines,
};
