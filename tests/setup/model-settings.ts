/** Where the scripted model is, as far as the product knows. */
export const MODEL_SETTINGS = {
  ANTHROPIC_API_KEY: "sk-ant-test",
  ANTHROPIC_BASE_URL: "https://model.example",
} as const;
