import { useLayoutEffect, useRef } from 'react';

import { renderVisitorPage } from '../../packages/app/src/visitor/render';
import type { VisitorPageInput } from '../../packages/app/src/visitor/VisitorPage';

type Props = Omit<VisitorPageInput, 'assets'>;

/** Storybook brings the styles; scripts have no business in a picture of the page. */
const assets = { css: '', script: '', paging: '', kiosk: { css: '', script: '' } };

/** The visitor's page as the server sends it, without its scripts. */
export function VisitorScreen(props: Props) {
  const host = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const html = renderVisitorPage({ ...props, assets });
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    for (const script of body.querySelectorAll('script')) script.remove();
    host.current?.replaceChildren(...head.querySelectorAll('style'), ...body.children);
    // Storybook's own ground lies over the page's.
    document.body.style.background = 'transparent';
    return () => {
      document.body.style.removeProperty('background');
    };
  }, [props]);

  return <div ref={host} />;
}
