import { expect, it, vi } from 'vitest';

import { createVersions } from './versions';

/** A worker of the browser, and what it was told. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn<(message: unknown) => void>();

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const asWorker = (worker: FakeWorker | null) => worker as unknown as ServiceWorker | null;

/** A browser in which a version runs, or none yet. */
function openBrowser({ isFirstVisit = false } = {}) {
  const running = isFirstVisit ? null : new FakeWorker();
  const container = Object.assign(new EventTarget(), { controller: asWorker(running) });
  const registration = Object.assign(new EventTarget(), {
    waiting: asWorker(null),
    installing: asWorker(null),
    update: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
  });
  const reload = vi.fn<() => void>();
  const tab = () => {
    const versions = createVersions({ container, reload });
    versions.follow(registration);
    return versions;
  };

  const deploy = () => {
    const worker = new FakeWorker();
    registration.installing = asWorker(worker);
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = asWorker(worker);
    worker.become('installed');
    return worker;
  };
  const takeOver = (worker: FakeWorker) => {
    registration.waiting = null;
    container.controller = asWorker(worker);
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { container, registration, reload, tab, deploy, takeOver };
}

it('offers a version that came while the page was open, and loads nothing by itself', () => {
  const { tab, deploy, reload } = openBrowser();
  const versions = tab();
  const heard = vi.fn<() => void>();
  versions.subscribe(heard);

  const worker = deploy();

  expect(versions.read()).toBe('waiting');
  expect(heard).toHaveBeenCalledOnce();
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('offers a version that waited before the page was opened', () => {
  const { tab, deploy } = openBrowser();
  deploy();

  expect(tab().read()).toBe('waiting');
});

it('has no news on the very first visit', () => {
  const { tab, deploy, takeOver, reload } = openBrowser({ isFirstVisit: true });
  const versions = tab();

  const worker = deploy();
  expect(versions.read()).toBe('current');
  takeOver(worker);
  expect(versions.read()).toBe('current');
  expect(reload).not.toHaveBeenCalled();

  deploy();
  expect(versions.read()).toBe('waiting');
});

it('loads the page once the version that was asked for runs', () => {
  const { tab, deploy, takeOver, reload } = openBrowser();
  const versions = tab();
  const worker = deploy();

  versions.change();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();

  takeOver(worker);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves other tabs as they are, and tells them', () => {
  const { tab, deploy, takeOver, reload } = openBrowser();
  const other = tab();
  takeOver(deploy());

  expect(other.read()).toBe('replaced');
  expect(reload).not.toHaveBeenCalled();

  other.change();
  expect(reload).toHaveBeenCalledOnce();
});

it('looks for a newer version when told, and takes no network for none', async () => {
  const { tab, registration } = openBrowser();
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const versions = tab();

  await expect(versions.check()).resolves.toBeUndefined();
  expect(registration.update).toHaveBeenCalledOnce();
});
