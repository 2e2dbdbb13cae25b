import { embedForms } from './embedForms';
import { growInFrame } from './growInFrame';

// Both ends of the frame are in one file, which the browser has by then.
if (document.body?.dataset['mode'] === 'embed') growInFrame();
else embedForms();
