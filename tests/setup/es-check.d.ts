declare module "es-check" {
  interface Check {
    files: string[];
    module: boolean;
    checkBrowser: boolean;
    browserslistQuery: string;
    checkFeatures: boolean;
  }
  export function runChecks(checks: Check[]): {
    success: boolean;
    errors: { file: string; err: Error }[];
  };
}
