import { z } from 'zod'

// zod would try to compile its checks, which the pages' policy refuses and reports. Imported first.
z.config({ jitless: true })
