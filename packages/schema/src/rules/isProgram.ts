/**
 * User agents of crawlers and of link previews. CUBOT makes phones, and Telegram and WhatsApp have
 * browsers of their own in which people view pages, so neither name alone identifies a program.
 */
const programs = [
  /(?<!cu)bot/i,
  /crawl|spider|slurp|scrapy|archiver|feedfetcher|httrack/i,
  /preview|embedly|vkshare|facebookexternalhit|facebookcatalog|meta-external|^whatsapp\//i,
  /headless|lighthouse|pagespeed|pingdom|monitor|statuscake|google-|googleother/i,
  /^curl|wget|^python|libwww|^perl|^php|^ruby|^java|go-http|okhttp|axios|^node|undici|postman/i,
  /^$/,
];

/** True if the user agent declares itself as a program: no person sees the response. */
export const isProgram = (userAgent: string): boolean => {
  const name = userAgent.trim();
  return programs.some((program) => program.test(name));
};
