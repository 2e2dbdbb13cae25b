/** True on Apple keyboards, where Command replaces Control. */
export const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
