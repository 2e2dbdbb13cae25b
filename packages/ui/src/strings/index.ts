export { en } from './en';
export { pl } from './pl';
export type { UiStrings } from './UiStrings';
export { UiStringsProvider, useUiStrings, type UiStringsProviderProps } from './UiStringsProvider';
