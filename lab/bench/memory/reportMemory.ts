import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

/** Memory of one thread in bytes. `external` is outside its heap: WebAssembly and buffers. */
export interface ThreadMemory {
  thread: number;
  heapUsed: number;
  heapTotal: number;
  external: number;
}

/**
 * Preloaded into each thread of the product (`node --import`): on SIGUSR2 the process prints what each
 * of its threads holds, as one line of JSON.
 */
const measure = (): ThreadMemory => {
  const { used_heap_size: heapUsed, total_heap_size: heapTotal } = getHeapStatistics();
  return { thread: threadId, heapUsed, heapTotal, external: process.memoryUsage().external };
};

const asking = new BroadcastChannel('bench-memory-ask');
const answering = new BroadcastChannel('bench-memory-answer');
for (const channel of [asking, answering]) channel.unref();

if (isMainThread) {
  let threads: ThreadMemory[] = [];
  answering.addEventListener('message', (event) => {
    threads.push((event as MessageEvent<ThreadMemory>).data);
  });
  process.on('SIGUSR2', () => {
    threads = [measure()];
    asking.postMessage('measure');
    void wait(2_000).then(() => console.log(`memory ${JSON.stringify(threads)}`));
  });
} else {
  asking.addEventListener('message', () => answering.postMessage(measure()));
}
