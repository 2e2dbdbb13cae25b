/** The version in the root package.json, put in at build time. */
declare const __APP_VERSION__: string;

/** A pattern of host names that count as development; empty for the default. */
declare const __DEV_HOST_PATTERN__: string;
