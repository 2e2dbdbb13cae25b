import { globalLayer } from '@vanilla-extract/css';

/** Lies under every component style, whatever the order of the files. */
export const resetLayer = globalLayer('reset');
