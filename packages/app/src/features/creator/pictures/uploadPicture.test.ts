import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PictureRefusal, uploadPicture } from './uploadPicture';

vi.mock('../../../session/renewSession', () => ({ renewSession: async () => 'renewed' }));
vi.mock('../../../session/session', async (original) => ({
  ...(await original<object>()),
  readAccess: () => 'token',
}));

const picture = (size = 10, type = 'image/png') =>
  new File([new Uint8Array(size)], 'logo.png', { type });

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const asked = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

const issueOf = (upload: Promise<unknown>) =>
  upload.then(
    () => 'taken',
    (error: unknown) => (error instanceof PictureRefusal ? error.issue : error),
  );

describe('uploading a picture', () => {
  beforeEach(() => vi.stubGlobal('fetch', asked));
  afterEach(() => {
    vi.unstubAllGlobals();
    asked.mockReset();
  });

  it('answers where the picture is', async () => {
    const reference = { id: 'a', url: '/api/image/a/', width: 3, height: 2 };
    asked.mockResolvedValueOnce(answer(201, reference));

    expect(await uploadPicture(picture())).toEqual(reference);
    expect(asked.mock.calls[0]?.[1].headers).toEqual({ authorization: 'Bearer token' });
  });

  it('does not send a picture that is over 1 MB', async () => {
    expect(await issueOf(uploadPicture(picture(1_048_577)))).toBe('too_large');
    expect(asked).not.toHaveBeenCalled();
  });

  it('does not send what is not a png or a jpg', async () => {
    expect(await issueOf(uploadPicture(picture(10, 'image/svg+xml')))).toBe('wrong_image_type');
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks once more with a new token when the old one has run out', async () => {
    asked.mockResolvedValueOnce(answer(401, {})).mockResolvedValueOnce(answer(201, { id: 'a' }));

    expect(await uploadPicture(picture())).toEqual({ id: 'a' });
  });

  it.each([
    [413, { detail: 'Too large.' }, 'too_large'],
    [415, { detail: 'No.' }, 'wrong_image_type'],
    [400, { file: ['This picture cannot be read.'] }, 'broken_image'],
    [503, { detail: 'Later.' }, 'server'],
  ])('reads a refusal with %i as what is wrong', async (status, body, issue) => {
    asked.mockResolvedValueOnce(answer(status, body));

    expect(await issueOf(uploadPicture(picture()))).toBe(issue);
  });

  it('calls a network that fails a server issue', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));

    expect(await issueOf(uploadPicture(picture()))).toBe('server');
  });
});
