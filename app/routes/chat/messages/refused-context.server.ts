import { createContext } from "react-router";

/** Set by an action that took no message: its page must then show, and lead nowhere else. */
export const refusedContext = createContext(false);
