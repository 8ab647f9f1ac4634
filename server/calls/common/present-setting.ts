import { basePath } from '@gema/contract/call-paths.ts'
import { type Banner, bannerSourceUrl } from '@gema/contract/shapes/banner.ts'
import { bannerStatus, type Setting } from '@gema/contract/shapes/setting.ts'
import type { ShopLink } from '@gema/contract/shapes/shop-links.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { SocialProviders } from '../../modules/identity/identity.ts'
import type { SettingLink, ShopSettings, TopBanner } from '../../modules/settings/settings.ts'

/** The public part of the settings, in one language. */
export function presentSetting(
  settings: ShopSettings,
  { language, siteUrl, social }: { language: string; siteUrl: string; social: Pick<SocialProviders, 'has'> },
): Setting {
  const links = (list: SettingLink[]): ShopLink[] =>
    list.map((link) => ({ title: inLanguage(link.title, language), url: link.url }))
  return {
    site_name: settings.siteName,
    site_url: siteUrl,
    api_base: basePath,
    meta_title: inLanguage(settings.metaTitle, language),
    meta_description: inLanguage(settings.metaDescription, language),
    copyright_text: inLanguage(settings.copyrightText, language),
    header_logo: settings.headerLogo === null ? null : { path: settings.headerLogo },
    email: settings.email,
    phone: settings.phone,
    default_state: settings.defaultState,
    currency: settings.currency,
    currency_icon: settings.currencyIcon,
    currency_position: settings.currencyPosition,
    decimal_format: settings.decimalFormat,
    styling: { direction: settings.direction },
    primary_color: settings.primaryColor,
    primary_hover_color: settings.primaryHoverColor,
    vendor_registration: settings.vendorRegistration,
    // A button that leads nowhere is not shown.
    google_login: settings.googleLogin && social.has('google'),
    facebook_login: settings.facebookLogin && social.has('facebook'),
    store_setting: { guest_checkout: settings.guestCheckout },
    site_setting: {
      tagline: inLanguage(settings.tagline, language),
      whatsapp: settings.whatsapp,
      social_links: settings.socialLinks,
      payment_logos: settings.paymentLogos,
      catalogue_download: settings.catalogueDownload,
    },
    header_links: { left: links(settings.headerLinksLeft), right: links(settings.headerLinksRight) },
    top_banner: {
      status: settings.topBannerStatus,
      // A hidden banner stays on the server: its text may be next week's news.
      banner:
        settings.topBanner !== null && settings.topBannerStatus === bannerStatus.public
          ? presentTopBanner(settings.topBanner, language)
          : null,
    },
  }
}

function presentTopBanner(banner: TopBanner, language: string): Banner {
  return {
    id: banner.id,
    is_active: true,
    closable: banner.closable,
    title: inLanguage(banner.title, language),
    text: inLanguage(banner.text, language),
    link_text: inLanguage(banner.linkText, language),
    slug: '',
    image_url: null,
    source_type: bannerSourceUrl,
    url: banner.url,
  }
}
