/** Whether the keyboard is Apple's, where Command does what Control does elsewhere. */
export const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
