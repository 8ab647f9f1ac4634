import { recall, remember } from '../../api/remembered.ts'

const rememberedAs = 'articleVotes'
/** More than anybody reads; the oldest are forgotten first. */
const mostRemembered = 100

type Votes = Record<string, boolean>

/** What this browser has said about articles, by their uuids; whatever else stands in the storage counts as nothing. */
export function readVotes(stored: string | undefined): Votes {
  try {
    const votes: unknown = JSON.parse(stored ?? '{}')
    if (typeof votes !== 'object' || votes === null) return {}
    return Object.fromEntries(
      Object.entries(votes).filter((vote): vote is [string, boolean] => typeof vote[1] === 'boolean'),
    )
  } catch {
    return {}
  }
}

/** With one more, as the newest. */
export function withVote(votes: Votes, uuid: string, isUseful: boolean): Votes {
  const others = Object.entries(votes).filter(([known]) => known !== uuid)
  return Object.fromEntries([...others.slice(1 - mostRemembered), [uuid, isUseful]])
}

/** What this browser has said about an article, if it has. */
export const recallVote = (uuid: string): boolean | undefined => readVotes(recall(rememberedAs))[uuid]

export const rememberVote = (uuid: string, isUseful: boolean): void =>
  remember(rememberedAs, JSON.stringify(withVote(readVotes(recall(rememberedAs)), uuid, isUseful)))
