/** What a route's `handle` tells the document about its page. */
export interface PageHandle {
  /** none: no script at all; page: the small one of plain pages; framework: the page hydrates. */
  scripts?: "none" | "page" | "framework";
  /**
   * What somebody sees who only looks around: for a visitor it carries no script, and of the
   * stylesheet only what it needs. Who is signed in gets what all other pages have.
   */
  isForVisitors?: boolean;
  /** Leads into the account: for a visitor it takes as few styles, and keeps the small script. */
  isWayIn?: boolean;
  /** Anybody may find it by a search. All that's for visitors is found anyway; nothing else is. */
  isPublic?: boolean;
  /** Address of a script that this page alone has beside the small one. */
  pageScript?: string;
  /** The chat has no footer and no floating crisis button: its header leads to help. */
  isChat?: boolean;
  /** The page is help itself: no sign floats over it that leads there. */
  isHelp?: boolean;
  /** No footer that leads around the site, for a visitor either. */
  hasAppFooter?: boolean;
  /** Somebody is in the middle of something: neither a plan nor a footer stands beside it. */
  sellsNothing?: boolean;
  /** One thing to do and nothing around it: of the bar, the way out and the way to help stay. */
  isCalm?: boolean;
  /** Help stays on the screen: when a session ends, this page leads nowhere by itself. */
  keepsPage?: boolean;
  /** Somebody talks or breathes along without touching it: while it is in sight they are here. */
  isHandsFree?: boolean;
  bodyClass?: string;
}
