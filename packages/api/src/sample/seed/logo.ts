/** The picture on the sample forms: a bluebird's mark and its name. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160">
  <circle cx="80" cy="80" r="64" fill="#0a6b5d"/>
  <path d="M48 92c10-34 44-46 62-30l14 4-12 10c2 26-20 40-42 36 8-2 14-6 18-12-14 4-28 2-40-8z" fill="#f6f1e7"/>
  <circle cx="101" cy="66" r="4" fill="#0a6b5d"/>
  <text x="166" y="76" font-family="Georgia, 'DejaVu Serif', serif" font-size="46" font-weight="700" fill="#26231e">Bluebird</text>
  <text x="168" y="118" font-family="Georgia, 'DejaVu Serif', serif" font-size="28" fill="#5d574c">coffee</text>
</svg>`;
