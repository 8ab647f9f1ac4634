import type { DemoIdentity } from '@gema/demo/identity/demo-identity.ts'
import {
  createSocialProviders,
  facebookSetup,
  googleSetup,
  type SocialProviders,
} from '@gema/server/modules/identity/identity.ts'
import type { Config } from '@gema/server/platform/config.ts'
import type { Log } from '@gema/server/platform/log.ts'

/** Google and Facebook with the keys of this shop; without keys the stand-ins of the demo, where there are any. */
export const openSocialProviders = (
  config: Pick<Config, 'google' | 'facebook'>,
  log: Log,
  standIns: DemoIdentity | undefined,
): SocialProviders =>
  createSocialProviders(
    {
      google: config.google ? googleSetup(config.google) : standIns?.setup('google'),
      facebook: config.facebook ? facebookSetup(config.facebook) : standIns?.setup('facebook'),
    },
    log,
  )
