import { createFlutterwaveSandbox } from './flutterwave-sandbox.ts'
import { createIyzicoSandbox } from './iyzico-sandbox.ts'
import { createPaypalSandbox } from './paypal-sandbox.ts'
import { createRazorpaySandbox } from './razorpay-sandbox.ts'
import type { SandboxAround, SandboxProvider } from './sandbox-provider.ts'
import { createStripeSandbox } from './stripe-sandbox.ts'

/** Every provider that can be played. */
export const standardSandboxes = (around: SandboxAround): SandboxProvider[] => [
  createStripeSandbox(around),
  createRazorpaySandbox(around),
  createPaypalSandbox(around),
  createFlutterwaveSandbox(around),
  createIyzicoSandbox(around),
]
