/** What every article says about itself, in one language. Made by `scripts/articles/articlesPlugin.ts`. */
declare module 'virtual:articles/*' {
  const articles: readonly {
    readonly tab: string;
    readonly slug: string;
    readonly title: string;
    readonly summary: string;
    /** Each as `tab/slug`. */
    readonly related: readonly string[];
  }[];
  export default articles;
}

/** The index of all articles in one language, as MiniSearch wrote it. Made by the same. */
declare module 'virtual:article-search/*' {
  const index: string;
  export default index;
}
