/** The windows a story can be looked at in, from the toolbar or by a story itself. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
  desktop: { name: 'Desktop 1600', styles: { width: '1600px', height: '1000px' } },
} as const;

const narrow = { name: 'Narrow 320', styles: { width: '320px', height: '640px' } };

/** The same names when everything is judged at 320 pixels: no story chooses a wider window. */
export const narrowViewports = { phone: narrow, tablet: narrow, laptop: narrow, desktop: narrow };
