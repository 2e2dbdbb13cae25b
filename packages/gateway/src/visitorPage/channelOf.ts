const channels = ['qr', 'link', 'kiosk', 'web'];

/** How the visitor came, where the address says so; a printed code says nothing. */
export function channelOf(request: Request): string {
  const said = new URL(request.url).searchParams.get('channel') ?? '';
  return channels.includes(said) ? said : 'qr';
}
