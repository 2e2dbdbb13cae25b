/** The attributes by which parts of a screen find each other, and by which things happen. */
const live = /\s(id|for|href|name|aria-[a-z]+|role|tabindex|autocomplete|title)="[^"]*"/g;

/** How a component hides what is read aloud alone. The page's policy allows no styles in markup. */
const unseen = /\sstyle="(?=[^"]*clip:)[^"]*"/;

/**
 * Leaves of a screen's markup what there is to see. Nobody can press, follow or fill in any of it: what was
 * typed would be lost once the screen itself stands there.
 */
export const makeStill = (markup: string): string =>
  markup
    .replaceAll(
      /<title>[^<]*<\/title>|<template(?:(?!<template)[^])*?<\/template>|<!--(?:(?!<!--)[^])*?-->/g,
      '',
    )
    .replaceAll(/<[a-z][^<>]*>/g, (tag) =>
      tag
        .replaceAll(live, '')
        .replace(unseen, ' hidden=""')
        .replace(/\sstyle="[^"]*"/, '')
        .replace(/^<(input|button|select|textarea)\b/, '<$1 disabled=""'),
    );
