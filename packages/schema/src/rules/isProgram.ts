/**
 * What programs call themselves: those that read pages by themselves, and those that fetch one to
 * draw a preview of it. CUBOT makes phones, and Telegram and WhatsApp show pages to people in
 * browsers of their own, so that neither name alone says anything.
 */
const programs = [
  /(?<!cu)bot/i,
  /crawl|spider|slurp|scrapy|archiver|feedfetcher|httrack/i,
  /preview|embedly|vkshare|facebookexternalhit|facebookcatalog|meta-external|^whatsapp\//i,
  /headless|lighthouse|pagespeed|pingdom|monitor|statuscake|google-|googleother/i,
  /^curl|wget|^python|libwww|^perl|^php|^ruby|^java|go-http|okhttp|axios|^node|undici|postman/i,
  /^$/,
];

/** Whether a request comes from a program, by its own account: nobody looks at what it fetches. */
export const isProgram = (userAgent: string): boolean => {
  const name = userAgent.trim();
  return programs.some((program) => program.test(name));
};
