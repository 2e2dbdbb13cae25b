import { embedForms } from './embedForms';

/** Tells the page around a frame how tall it would like to be, once that page has said hello. */
function growInFrame(): void {
  let origin: string | undefined;
  const tell = () => {
    if (origin !== undefined) {
      parent.postMessage({ hearback: 'height', height: document.body.offsetHeight }, origin);
    }
  };

  addEventListener('message', (event) => {
    if (event.source !== parent || event.data?.hearback !== 'hello') return;
    if (origin === undefined) new ResizeObserver(tell).observe(document.body);
    origin = event.origin;
    tell();
  });

  // The hello at loading may have come before anybody listened. It says nothing of anybody.
  parent.postMessage({ hearback: 'ready' }, '*');
}

// Both ends of the frame are in one file, which the browser has by then.
if (document.body?.dataset['mode'] === 'embed') growInFrame();
else embedForms();
