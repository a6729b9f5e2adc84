/** What a database answers to one request. */
export const replyOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** When everything asked for in it is kept; why nothing is, otherwise. */
export const doneOf = (deed: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    deed.oncomplete = () => resolve()
    deed.onabort = () => reject(deed.error ?? new DOMException('nothing of it was kept', 'AbortError'))
  })
