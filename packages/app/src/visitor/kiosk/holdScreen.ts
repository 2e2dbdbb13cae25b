/** Browsers may reject: no full screen in a frame, no wake lock when the battery is low. */
const refused = () => undefined;

/** Fills the screen and keeps it awake, and does so again whenever that was lost. */
export function holdScreen() {
  let isHeld = false;
  let lock: WakeLockSentinel | undefined;

  const stayAwake = () => {
    if (!isHeld || document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').then((sentinel) => {
      lock = sentinel;
    }, refused);
  };

  const fill = () => {
    if (!isHeld || document.fullscreenElement) return;
    document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(refused);
  };

  document.addEventListener('visibilitychange', stayAwake);
  // Browsers fill the screen for a touch alone: the next one does, whoever left it.
  document.addEventListener('pointerup', fill);

  return {
    hold: () => {
      isHeld = true;
      fill();
      stayAwake();
    },
    letGo: () => {
      isHeld = false;
      lock?.release().catch(refused);
      if (document.fullscreenElement) document.exitFullscreen().catch(refused);
    },
  };
}
