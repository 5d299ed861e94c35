import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#app/config/install.js";

/** The files of tests/http by the app that they need. */
export interface HttpFiles {
  /** One without settings, which a worker keeps from file to file. */
  plain: string[];
  /** The same, but for a model that the tests speak for. */
  withModel: string[];
  /** One in a process of its own, that has read the settings of this file, or whose driver it watches. */
  withOwnSettings: string[];
}

/** All others but the browser's, by whether a worker keeps what it has loaded. */
export interface UnitFiles {
  plain: string[];
  withOwnProcess: string[];
}

const UNIT_FILES = [
  "app/**/*.test.{ts,tsx}",
  "db/**/*.test.ts",
  "tests/{setup,ui,safety,companion,architecture}/**/*.test.{ts,tsx}",
];
const IN_PART = /\bfrom "#tests\/setup\/long\.ts"/;
const LONG = /\.long\.test\.ts$/;

const OWN_SETTINGS =
  /\bprocess\.env\.\w+ = |\bObject\.assign\(process\.env\b|\bvi\.resetModules\(|\/from-provider\.ts"|\bfrom "libsql"/;
const MODEL = /\bscriptedModel\(\)/;
/** Settings, mocks of modules, a clock that stands, a database of its own, and modules seen as they load. */
const OWN_PROCESS =
  /\bprocess\.env\b|\bvi\.(?:mock|doMock|resetModules|stub\w+)\(|\bvi\.useFakeTimers\(\)|\bfrom "\S*\/(?:client|migrate)\.ts"|\bglobalThis\.RegExp = /;

// Sorted by what stands in them: no list can be out of date, and a file that leaves settings behind
// in a shared process fails (see shared-app.ts).

/** The files of tests/http, sorted by the app that they need. */
export function httpFiles(): HttpFiles {
  const files: HttpFiles = { plain: [], withModel: [], withOwnSettings: [] };
  for (const { file, text } of read(["tests/http/*.test.ts"])) {
    if (OWN_SETTINGS.test(text)) files.withOwnSettings.push(file);
    else files[MODEL.test(text) ? "withModel" : "plain"].push(file);
  }
  return files;
}

/** The unit tests, sorted by whether they can share a process. */
export function unitFiles(): UnitFiles {
  const files: UnitFiles = { plain: [], withOwnProcess: [] };
  for (const { file, text } of read(UNIT_FILES)) {
    files[OWN_PROCESS.test(text) ? "withOwnProcess" : "plain"].push(file);
  }
  return files;
}

/** What runs apart, whole files and files of which the other run takes a part. */
export function longFiles(): string[] {
  const parts = read([...UNIT_FILES, "tests/http/*.test.ts"]);
  const files = parts.filter(({ text }) => IN_PART.test(text)).map(({ file }) => file);
  return ["**/*.long.test.ts", ...files];
}

function read(patterns: string[]): { file: string; text: string }[] {
  return globSync(patterns, { cwd: root })
    .filter((file) => !LONG.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
