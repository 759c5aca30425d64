// The product, as it is.
import { serveParent } from './child.ts';
import { openService } from './open-service.ts';

await serveParent(await openService());
