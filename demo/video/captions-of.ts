const fewest = 3
const most = 4

/** Where a sentence can be cut in two without hurting it. */
const pause = /[,:;]\s+/g

/** What a film shows below its picture: the sentences of a text, long ones in two parts until there are enough. */
export function captionsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')
  const captions = [...sentences.slice(0, most - 1), sentences.slice(most - 1).join(' ')].filter(
    (caption) => caption !== '',
  )
  while (captions.length < fewest) {
    const cut = captions
      .map((caption, place) => ({ place, length: caption.length, parts: inTwo(caption) }))
      .toSorted((a, b) => b.length - a.length)
      .find(({ parts }) => parts !== undefined)
    if (cut?.parts === undefined) break
    captions.splice(cut.place, 1, ...cut.parts)
  }
  return captions
}

/** Cut at the pause that is nearest to the middle; nothing, where there is none. */
function inTwo(sentence: string): [string, string] | undefined {
  const ends = Array.from(sentence.matchAll(pause), ({ 0: mark, index }) => index + mark.length)
  const [nearest] = ends.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
  function fromMiddle(place: number): number {
    return Math.abs(place - sentence.length / 2)
  }
  return nearest === undefined ? undefined : [sentence.slice(0, nearest).trim(), sentence.slice(nearest)]
}
