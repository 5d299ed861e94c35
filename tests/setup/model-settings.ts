/** Where the scripted model is, as far as the product knows. */
export const MODEL_SETTINGS = {
  ANTHROPIC_API_KEY: "sk-ant-test",
  ANTHROPIC_BASE_URL: "https://model.example",
  ANTHROPIC_FAST_MODEL: "claude-haiku-5-5",
  MODEL_FIRST_WORD_SECONDS: "20",
} as const;
