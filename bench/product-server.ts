// The product, unchanged.
import { listenForParent } from './server-process.ts';
import { openService } from './open-service.ts';

await listenForParent(await openService());
