import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Product } from "#tests/e2e/product.ts";

const LOOK_EVERY_MS = 20;

/** A product whose clock a test sets. */
export interface ShiftedProduct {
  product: Product;
  /** Makes its clock go wrong by so many milliseconds, and returns once it does. */
  shift: (ms: number) => Promise<void>;
}

/** Prepares a product whose server reads a clock of the test's own; it doesn't run yet. */
export async function prepareShifted(): Promise<ShiftedProduct> {
  const preload = path.join(import.meta.dirname, "shifted-clock.ts");
  const product = await Product.prepare({ NODE_OPTIONS: `--import ${preload}` });
  const clock = path.join(product.dataDir, "clock");
  product.set({ CLOCK_FILE: clock });
  const taken = () => existsSync(`${clock}.taken`) && readFileSync(`${clock}.taken`, "utf8");
  return {
    product,
    async shift(ms) {
      writeFileSync(clock, String(ms));
      while (taken() !== String(ms)) await wait(LOOK_EVERY_MS);
    },
  };
}
