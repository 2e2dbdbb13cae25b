/** A sun over a field, drawn here, as a file from the reader's device. */
export async function drawPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas to draw on.');
  pen.fillStyle = '#dceef2';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#f2b33d';
  pen.beginPath();
  pen.arc(width * 0.65, height * 0.4, height * 0.22, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#0a6b5d';
  pen.fillRect(0, height * 0.72, width, height * 0.28);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser could not write a picture.');
  return new File([blob], 'logo.png', { type: 'image/png' });
}
