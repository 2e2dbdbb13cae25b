/** Browsers by what only they say of themselves. Most also claim to be the ones further down. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Vivaldi\//, 'Vivaldi'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Version\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\//, 'Safari'],
  [/curl\//i, 'curl'],
];

const platforms: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A short label of what a request was sent with, such as "Firefox on Windows". It leaves versions
 * out, so that an update is no new device. An empty label is a program that does not say what it is.
 */
export function nameDevice(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const platform = nameIn(platforms, userAgent);
  if (browser !== undefined && platform !== undefined) return `${browser} on ${platform}`;
  return browser ?? platform ?? '';
}
