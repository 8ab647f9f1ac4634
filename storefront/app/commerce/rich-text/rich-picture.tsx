import { ShopPicture } from '../shop-picture.tsx'

/** A picture inside a text, with what is to be said about it below. */
export const RichPicture = ({ picture, alt, caption }: { picture: string; alt: string; caption: string }) => (
  <figure className="my-7 break-inside-avoid">
    <ShopPicture
      picture={picture}
      alt={alt}
      widths={[480, 640, 960, 1280]}
      sizes="(min-width: 800px) 720px, 100vw"
      className="aspect-video rounded-card"
    />
    {caption && <figcaption className="mt-2 text-12 leading-[18px] text-ink-2">{caption}</figcaption>}
  </figure>
)
