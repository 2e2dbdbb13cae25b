import { limits } from '@hearback/schema/limits';

/** Qualities of JPEG, the best first. */
const qualities = [0.82, 0.6, 0.4, 0.2];

/** Pixels of the small picture that shows which one is attached. */
const thumbnail = 96;

/** Draws a picture so that its longer side has at most some pixels. */
function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing can be drawn here.');
  // Transparent parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written.'))),
      'image/jpeg',
      quality,
    );
  });

/** The picture as JPEG within the limit, as text that needs no escapes in a posted form. */
async function encode(canvas: HTMLCanvasElement): Promise<string> {
  let blob = await toJpeg(canvas, qualities[0] ?? 1);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= limits.imageMaxBytes) break;
    blob = await toJpeg(canvas, quality);
  }
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve);
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read.')));
    reader.readAsDataURL(blob);
  });
  const [head, body = ''] = (reader.result as string).split(',');
  return `${head},${body.replaceAll('+', '-').replaceAll('/', '_')}`;
}

/**
 * Makes a chosen picture smaller on the phone, and keeps it as text in the hidden input beside it, so that it is
 * sent, and waits on the device, like everything that is typed. Only forms that ask for a picture load this.
 */
export function watchPicture(input: HTMLInputElement, say: (code?: string) => void) {
  const kept = input.nextElementSibling as HTMLInputElement;
  const box = kept.nextElementSibling;
  const sentence = box?.querySelector('span');
  const button = box?.querySelector('button');

  const set = (text: string, small?: HTMLCanvasElement) => {
    kept.value = text;
    box?.querySelector('canvas')?.remove();
    if (small) box?.prepend(small);
    if (sentence) sentence.hidden = !text;
    if (button) button.hidden = !text;
  };

  const take = async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      const picture = await createImageBitmap(file);
      const text = await encode(draw(picture, limits.pictureMaxSidePx));
      // Another one was chosen meanwhile.
      if (input.files?.[0] !== file) return;
      set(text, draw(picture, thumbnail));
      picture.close();
      say();
    } catch {
      if (input.files?.[0] !== file) return;
      set('');
      say('wrong_image_type');
    }
    // Its text is sent in its place.
    input.value = '';
  };

  let taking = take();
  input.addEventListener('change', () => {
    taking = take();
  });
  button?.addEventListener('click', () => {
    set('');
    input.focus();
  });
  input.form?.addEventListener('reset', () => set(''));
  set(kept.value);

  return {
    /** Resolves once the picture that was chosen is ready, or refused. */
    ready: () => taking,
  };
}
